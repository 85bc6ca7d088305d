import { Banner, Button } from '@assay/design-system';

export interface ReadOnlyNoticeProps {
  title: string;
  hint: string;
  signInLabel: string;
  onSignIn(): void;
}

/** Tells a guest with a share link what they may do here, and how they could do more. */
export function ReadOnlyNotice({ title, hint, signInLabel, onSignIn }: ReadOnlyNoticeProps) {
  return (
    <Banner
      announce="off"
      title={title}
      actions={
        <Button size="compact" onClick={onSignIn}>
          {signInLabel}
        </Button>
      }
    >
      {hint}
    </Banner>
  );
}
