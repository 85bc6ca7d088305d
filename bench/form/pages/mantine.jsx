import '@mantine/core/styles/global.css';
import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/VisuallyHidden.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Flex.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Stack.css';
import {
  Autocomplete,
  Button,
  Checkbox,
  Group,
  MantineProvider,
  Modal,
  Select,
  Stack,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useState } from 'react';
import { assignee, consent, country, dialog, message, texts } from './form.js';
import { offer } from './mount.js';

function Form() {
  const [isOpen, setOpen] = useState(false);
  return (
    <MantineProvider>
      <Stack component="form">
        {texts.map(({ name, label }) => (
          <TextInput key={name} name={name} label={label} required />
        ))}
        <Select label={country.label} data={country.options} name="country" />
        <Autocomplete label={assignee.label} data={assignee.options} />
        <Textarea label={message.label} description={message.hint} name={message.name} autosize minRows={3} />
        <Checkbox label={consent} name="consent" />
        <Button id="send" onClick={() => setOpen(true)}>
          Send
        </Button>
        <Modal opened={isOpen} onClose={() => setOpen(false)} title={dialog.title}>
          <p>{dialog.text}</p>
          <TextInput label={dialog.field} />
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button>Send</Button>
          </Group>
        </Modal>
      </Stack>
    </MantineProvider>
  );
}

offer(Form);
