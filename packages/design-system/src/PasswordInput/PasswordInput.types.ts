import type { TextInputProps } from '../TextInput/TextInput.types.ts';

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'end'> & {
  /** Name of the button while the secret is hidden ("Show password"). */
  showLabel: string;
  /** Name of the button while it is shown ("Hide password"). */
  hideLabel: string;
};
