import type { Client } from '@assay/client';
import * as activityCalls from '@assay/contract/calls/activity';
import type { ActivityState, ActivityType } from '@assay/domain';

/** An activity that earns days of trial. */
export interface Award {
  type: ActivityType;
  state: ActivityState;
  days: number;
}

/** What the awards need from outside. */
export interface AwardsSource {
  awards(signal: AbortSignal): Promise<readonly Award[]>;
  /** The address with which the person invites. */
  inviteLink(): Promise<string>;
  sendFeedback(score: number, content: string): Promise<void>;
  /** Receives an award; gives the days that the trial now lasts. */
  receive(type: ActivityType): Promise<number>;
}

/** The awards' source over the client. */
export function createAwardsSource(client: Client, origin: string): AwardsSource {
  return {
    async awards(signal) {
      const list = await client.call(activityCalls.list, {}, { signal });
      return list.map(({ active_type: type, state, award_days: days }) => ({ type, state, days }));
    },
    async inviteLink() {
      return new URL((await client.call(activityCalls.inviteRegister)).link, origin).href;
    },
    async sendFeedback(score, content) {
      await client.call(activityCalls.feedback, { body: { score, content } });
    },
    async receive(type) {
      const reply = await client.call(activityCalls.receiveAward, { query: { active_type: type } });
      return reply.trial_package_left_days;
    },
  };
}
