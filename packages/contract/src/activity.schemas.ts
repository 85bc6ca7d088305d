import { activityTypes, informationFields, leadLimits } from '@assay/domain';
import * as z from 'zod';
import { sendersName, shownName } from './shown-name.ts';

const activityType = z.enum(activityTypes);
const state = z.enum(['open', 'ready', 'received']);
/** Days of trial that the award gives. */
const award = { active_type: activityType, state, award_days: z.number().int() };
const information = {
  full_name: sendersName(leadLimits.name),
  manual_company: sendersName(leadLimits.company_name),
  job_role: shownName(leadLimits.post),
};
const completeness = z.object({
  ...award,
  /** What is still empty. */
  missing: z.array(z.enum(informationFields)),
});

export const activitySchemas = {
  'activity.list': {
    summary: 'The activities that earn days of trial, and how far the caller is with each',
    response: z.array(z.object(award)),
  },
  'activity.inviteRegister': {
    summary: 'The address with which the caller invites, and how many came by it',
    response: z.object({ ...award, link: z.string(), registered: z.number().int() }),
  },
  'activity.invited': {
    summary: 'A new account says by whose address it came',
    body: z.object({ invite: z.string().regex(/^[\w-]{8,64}$/) }).strict(),
    /** False for an account that is not new, has said so before, or came by its own address. */
    response: z.object({ counted: z.boolean() }),
  },
  'activity.feedbackInfo': {
    summary: 'Whether the caller has said what they think of the product',
    response: z.object(award),
  },
  'activity.feedback': {
    summary: 'Say what one thinks of the product',
    body: z.object({ score: z.number().int().min(1).max(10), content: z.string().trim().min(1).max(4000) }).strict(),
    response: z.object(award),
  },
  'activity.informationInfo': {
    summary: 'What the caller has yet to tell about themselves',
    /** Where in the product the question is asked. */
    query: z.object({ from: z.string().max(64).optional() }),
    response: completeness,
  },
  'activity.information': {
    summary: 'Tell what is missing',
    body: z.object(information).partial().strict(),
    response: completeness,
  },
  'activity.receiveAward': {
    summary: 'Receive the days of trial of an activity, once',
    query: z.object({ active_type: activityType }),
    response: z.object({ active_type: activityType, package: z.string(), trial_package_left_days: z.number().int() }),
  },
} as const;
