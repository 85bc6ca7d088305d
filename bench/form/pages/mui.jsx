import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import CssBaseline from '@mui/material/CssBaseline';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { assignee, consent, country, dialog, message, texts } from './form.js';
import { offer } from './mount.js';

function Form() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <CssBaseline />
      <Stack component="form" spacing={2}>
        {texts.map(({ name, label }) => (
          <TextField key={name} name={name} label={label} required />
        ))}
        <TextField select label={country.label} name="country" defaultValue="">
          {country.options.map((option) => (
            <MenuItem key={option} value={option}>
              {option}
            </MenuItem>
          ))}
        </TextField>
        <Autocomplete
          options={assignee.options}
          renderInput={(params) => <TextField {...params} label={assignee.label} />}
        />
        <TextField multiline minRows={3} label={message.label} helperText={message.hint} name={message.name} />
        <FormControlLabel control={<Checkbox name="consent" />} label={consent} />
        <Button id="send" variant="contained" onClick={() => setOpen(true)}>
          Send
        </Button>
        <Dialog open={isOpen} onClose={() => setOpen(false)}>
          <DialogTitle>{dialog.title}</DialogTitle>
          <DialogContent>
            <DialogContentText>{dialog.text}</DialogContentText>
            <TextField label={dialog.field} />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button variant="contained">Send</Button>
          </DialogActions>
        </Dialog>
      </Stack>
    </>
  );
}

offer(Form);
