import { leadLimits } from '@assay/domain';

/** Fields of the sign-in form and why one is not accepted: keys of the area's messages. */
export type SignInProblem =
  | 'email'
  | 'emailForm'
  | 'password'
  | 'passwordShort'
  | 'name'
  | 'companyLong'
  | 'phone'
  | 'code';

/** Why an email address is not accepted; at most 320 characters. */
export function emailProblem(email: string): SignInProblem | undefined {
  const text = email.trim();
  if (text === '') return 'email';
  return text.length <= 320 && /^[^\s@]+@[^\s@]+$/.test(text) ? undefined : 'emailForm';
}

export function passwordProblem(password: string): SignInProblem | undefined {
  return password === '' ? 'password' : undefined;
}

/** Why a new password is not accepted: at least 8 characters (NIST SP 800-63B). */
export function newPasswordProblem(password: string): SignInProblem | undefined {
  return password.length < 8 ? 'passwordShort' : undefined;
}

export function nameProblem(name: string): SignInProblem | undefined {
  return name.trim() === '' ? 'name' : undefined;
}

/** Why a company's name is not accepted; it may stay empty. */
export function companyProblem(company: string): SignInProblem | undefined {
  return company.trim().length > leadLimits.company_name ? 'companyLong' : undefined;
}

/** Section 5: 11 digits starting with 1. */
export function phoneProblem(phone: string): SignInProblem | undefined {
  return /^1\d{10}$/.test(phone) ? undefined : 'phone';
}

/** Section 5: exactly 6 digits. */
export function codeProblem(code: string): SignInProblem | undefined {
  return /^\d{6}$/.test(code) ? undefined : 'code';
}

/** Keeps the digits of what was typed or pasted, at most `length` of them; full-width digits count. */
export function digitsOf(text: string, length: number): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, length);
}

/** First 3 and last 4 of 11 digits, with 4 stars between (section 5). */
export function maskedPhone(phone: string): string {
  return phone.length === 11 ? `${phone.slice(0, 3)}****${phone.slice(-4)}` : phone;
}
