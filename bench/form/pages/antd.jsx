import { Form as AntForm, AutoComplete, Button, Checkbox, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { assignee, consent, country, dialog, message, texts } from './form.js';
import { offer } from './mount.js';

const toOption = (value) => ({ value, label: value });
const countries = country.options.map(toOption);
const assignees = assignee.options.map(toOption);

function Form() {
  const [isOpen, setOpen] = useState(false);
  return (
    <AntForm layout="vertical">
      {texts.map(({ name, label }) => (
        <AntForm.Item key={name} name={name} label={label} required>
          <Input />
        </AntForm.Item>
      ))}
      <AntForm.Item label={country.label} name="country">
        <Select options={countries} />
      </AntForm.Item>
      <AntForm.Item label={assignee.label} name="assignee">
        <AutoComplete options={assignees} allowClear />
      </AntForm.Item>
      <AntForm.Item label={message.label} help={message.hint} name={message.name}>
        <Input.TextArea autoSize={{ minRows: 3 }} />
      </AntForm.Item>
      <AntForm.Item name="consent" valuePropName="checked">
        <Checkbox>{consent}</Checkbox>
      </AntForm.Item>
      <Button id="send" type="primary" onClick={() => setOpen(true)}>
        Send
      </Button>
      <Modal open={isOpen} onCancel={() => setOpen(false)} title={dialog.title} okText="Send" cancelText="Cancel">
        <p>{dialog.text}</p>
        <AntForm.Item label={dialog.field}>
          <Input />
        </AntForm.Item>
      </Modal>
    </AntForm>
  );
}

offer(Form);
