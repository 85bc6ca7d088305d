import { useMessages } from '@assay/i18n';
import { MemberRefusedError } from './members.source.ts';
import { messageOf } from './messageOf.ts';
import { administrationMessages } from './messages.ts';

/** Why something was not done to a member, as it is said. */
export function useMemberReason(): (error: unknown) => string {
  const t = useMessages(administrationMessages);
  return (error) => {
    if (error instanceof MemberRefusedError) return t(`members.${error.refusal}`);
    return messageOf(error);
  };
}
