import '@assay/design-system/theme.css';
import '@assay/design-system/page.css';
import '@assay/design-system/button.css';
import '@assay/design-system/checkbox.css';
import '@assay/design-system/combobox.css';
import '@assay/design-system/dialog.css';
import '@assay/design-system/field.css';
import '@assay/design-system/select.css';
import '@assay/design-system/stack.css';
import '@assay/design-system/text-area.css';
import '@assay/design-system/text-input.css';
import { Button, Checkbox, Combobox, Dialog, Field, Select, Stack, TextArea, TextInput } from '@assay/design-system';
import { useState } from 'react';
import { assignee, consent, country, dialog, message, texts } from './form.js';
import { offer } from './mount.js';

const toOption = (label) => ({ value: label, label });
const countries = country.options.map(toOption);
const assignees = assignee.options.map(toOption);
const words = { list: 'Assignees', loading: 'Searching', empty: 'None of this name', failed: 'The list did not load' };

function Form() {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState();
  return (
    <Stack as="form">
      {texts.map(({ name, label }) => (
        <Field key={name} label={label} isRequired>
          <TextInput name={name} />
        </Field>
      ))}
      <Field label={country.label}>
        <Select name="country" options={countries} />
      </Field>
      <Field label={assignee.label}>
        <Combobox source={assignees} value={chosen} onChange={setChosen} words={words} clearLabel="Clear" />
      </Field>
      <Field label={message.label} hint={message.hint}>
        <TextArea name={message.name} />
      </Field>
      <Checkbox name="consent">{consent}</Checkbox>
      <Button id="send" variant="primary" onClick={() => setOpen(true)}>
        Send
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={dialog.title}
        closeLabel="Close"
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button variant="primary">Send</Button>
          </>
        }
      >
        <p>{dialog.text}</p>
        <Field label={dialog.field}>
          <TextInput />
        </Field>
      </Dialog>
    </Stack>
  );
}

offer(Form);
