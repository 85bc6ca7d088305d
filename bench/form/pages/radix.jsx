import '@radix-ui/themes/styles.css';
import { Button, Checkbox, Dialog, Flex, Select, Text, TextArea, TextField, Theme } from '@radix-ui/themes';
import { assignee, consent, country, dialog, message, texts } from './form.js';
import { offer } from './mount.js';

function Labelled({ label, hint, children }) {
  return (
    <label>
      <Text as="div" size="2" weight="bold">
        {label}
      </Text>
      {children}
      {hint && (
        <Text as="div" size="1" color="gray">
          {hint}
        </Text>
      )}
    </label>
  );
}

/** Radix Themes has no combobox: a text field with the browser's own list stands for it. */
function Form() {
  return (
    <Theme>
      <Flex direction="column" gap="4" asChild>
        <form>
          {texts.map(({ name, label }) => (
            <Labelled key={name} label={label}>
              <TextField.Root name={name} required />
            </Labelled>
          ))}
          <Labelled label={country.label}>
            <Select.Root name="country">
              <Select.Trigger />
              <Select.Content>
                {country.options.map((option) => (
                  <Select.Item key={option} value={option}>
                    {option}
                  </Select.Item>
                ))}
              </Select.Content>
            </Select.Root>
          </Labelled>
          <Labelled label={assignee.label}>
            <TextField.Root list="assignees" />
          </Labelled>
          <datalist id="assignees">
            {assignee.options.map((option) => (
              <option key={option} value={option} label={option} aria-label={option} />
            ))}
          </datalist>
          <Labelled label={message.label} hint={message.hint}>
            <TextArea name={message.name} />
          </Labelled>
          <Text as="label" size="2">
            <Checkbox name="consent" /> {consent}
          </Text>
          <Dialog.Root>
            <Dialog.Trigger>
              <Button id="send" type="button">
                Send
              </Button>
            </Dialog.Trigger>
            <Dialog.Content>
              <Dialog.Title>{dialog.title}</Dialog.Title>
              <Dialog.Description>{dialog.text}</Dialog.Description>
              <Labelled label={dialog.field}>
                <TextField.Root />
              </Labelled>
              <Flex gap="3" justify="end">
                <Dialog.Close>
                  <Button variant="soft">Cancel</Button>
                </Dialog.Close>
                <Button>Send</Button>
              </Flex>
            </Dialog.Content>
          </Dialog.Root>
        </form>
      </Flex>
    </Theme>
  );
}

offer(Form);
