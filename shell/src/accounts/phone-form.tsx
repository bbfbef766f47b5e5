/** Lazy chunk: signing in with a code by SMS (rule: phone-sign-in). */
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { digitsIn, editProfile, fieldErrors, phoneDigits, registrationSchema } from '@basket/domain';
import { Button, Field, formatPhone, InlineAlert, Row, TextButton, useForm, type Form } from '@basket/ui';
import { serverNow, session, useServerNow, type PhoneSignIn } from '@basket/web';
import { t } from '../texts';
import styles from './accounts.module.css';
import { messageOf } from './page-state';

/** An SMS needs some seconds, and each one costs the store. */
const resendAfterSeconds = 30;

type Step =
  | { readonly kind: 'number' }
  | { readonly kind: 'code'; readonly sentAt: number; readonly signIn: PhoneSignIn }
  | { readonly kind: 'name'; readonly signIn: PhoneSignIn };

export interface PhoneFormProps {
  /** Whether a code is under way: the page then belongs to it alone. */
  readonly onUnderWay: (isUnderWay: boolean) => void;
}

/**
 * A number, in the sign-in page; then in place of it the code that was sent, and a name the first time. The page leaves by itself
 * after signing in.
 */
export function PhoneForm({ onUnderWay }: PhoneFormProps) {
  const [step, setStep] = useState<Step>({ kind: 'number' });
  const [phone, setPhone] = useState('');
  const started = useRef<PhoneSignIn>(null);
  const discard = (): void => {
    void started.current?.discard();
    started.current = null;
  };
  useEffect(() => discard, []);

  async function send(to: string): Promise<void> {
    const signIn = await session.sendPhoneCode(to);
    discard();
    started.current = signIn;
    setPhone(to);
    setStep({ kind: 'code', sentAt: serverNow(), signIn });
    onUnderWay(true);
  }

  if (step.kind === 'number') return <NumberStep phone={phone} send={send} />;
  if (step.kind === 'name') return <NameStep signIn={step.signIn} />;
  return (
    <CodeStep
      {...step}
      key={step.sentAt}
      phone={phone}
      sendAgain={() => send(phone)}
      onUnnamed={() => setStep({ kind: 'name', signIn: step.signIn })}
      onChangeNumber={() => {
        discard();
        setStep({ kind: 'number' });
        onUnderWay(false);
      }}
    />
  );
}

/** Runs what may fail, and keeps the message until the next try. */
function useAttempt() {
  const [problem, setProblem] = useState<string | null>(null);
  async function attempt(act: () => Promise<void>, otherwise: string): Promise<void> {
    setProblem(null);
    try {
      await act();
    } catch (error) {
      setProblem(messageOf(error, otherwise));
    }
  }
  return { problem, attempt };
}

/** The first field of a step that takes the place of another has the focus, so that its name and hint are read out. */
function useFocusAtFirst(isWanted = true): RefObject<HTMLInputElement | null> {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isWanted) ref.current?.focus();
  }, [isWanted]);
  return ref;
}

interface StepFrameProps<Values extends object> {
  readonly title: string;
  readonly form: Form<Values>;
  readonly button: string;
  readonly problem: string | null;
  readonly children: ReactNode;
}

function StepFrame<Values extends object>({
  title,
  form,
  button,
  problem,
  children,
}: StepFrameProps<Values>) {
  return (
    <>
      <h1>{title}</h1>
      <form {...form.props} className={styles.form}>
        {children}
        {problem !== null && <InlineAlert>{problem}</InlineAlert>}
        <Button type="submit" size="l" isBlock isBusy={form.isBusy}>
          {button}
        </Button>
      </form>
    </>
  );
}

interface NumberStepProps {
  /** The number that was typed before; '' for none. */
  readonly phone: string;
  readonly send: (phone: string) => Promise<void>;
}

function NumberStep({ phone, send }: NumberStepProps) {
  const { problem, attempt } = useAttempt();
  const form = useForm({
    initial: { phone },
    check: (values) => fieldErrors(registrationSchema, values),
    send: (values) => attempt(() => send(values.phone), t('accounts.codeNotSent')),
  });
  return (
    <form {...form.props} className={styles.form} aria-labelledby="by-phone">
      <h2 id="by-phone">{t('accounts.orByPhone')}</h2>
      <Field
        {...form.control('phone', phoneDigits)}
        ref={useFocusAtFirst(phone !== '')}
        type="tel"
        label={t('accounts.phone')}
        autoComplete="tel-national"
        inputMode="numeric"
        leading="+91"
        isNumeric
        hint={t('accounts.phoneHint')}
      />
      {problem !== null && <InlineAlert>{problem}</InlineAlert>}
      <Button type="submit" variant="quiet" size="l" isBlock isBusy={form.isBusy}>
        {t(form.isBusy ? 'accounts.sending' : 'accounts.sendCode')}
      </Button>
    </form>
  );
}

const codeDigits = (text: string): string => digitsIn(text).slice(0, 6);

interface CodeStepProps {
  readonly phone: string;
  readonly sentAt: number;
  readonly signIn: PhoneSignIn;
  readonly sendAgain: () => Promise<void>;
  readonly onUnnamed: () => void;
  readonly onChangeNumber: () => void;
}

function CodeStep({ phone, sentAt, signIn, sendAgain, onUnnamed, onChangeNumber }: CodeStepProps) {
  const { problem, attempt } = useAttempt();
  const [isSending, setIsSending] = useState(false);
  const secondsLeft = Math.ceil(resendAfterSeconds - (useServerNow(1000) - sentAt) / 1000);
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => (code.length === 6 ? {} : { code: t('accounts.codeMissing') }),
    send: ({ code }) =>
      attempt(async () => {
        if ((await signIn.confirm(code)) === 'unnamed') onUnnamed();
      }, t('accounts.signInFailed')),
  });
  const { code } = form.values;
  const field = useFocusAtFirst();
  // Once for each code that is complete: a refused one stays until somebody changes it, or presses.
  useEffect(() => {
    if (code.length === 6) field.current?.form?.requestSubmit();
  }, [code, field]);
  async function again(): Promise<void> {
    setIsSending(true);
    await attempt(sendAgain, t('accounts.codeNotSent'));
    setIsSending(false);
  }
  return (
    <>
      <StepFrame
        title={t('accounts.enterCode')}
        form={form}
        button={t(form.isBusy ? 'accounts.signingIn' : 'accounts.signIn')}
        problem={problem}
      >
        <Field
          {...form.control('code', codeDigits)}
          ref={field}
          label={t('accounts.code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          isNumeric
          hint={t('accounts.codeHint', { phone: formatPhone(phone) })}
        />
      </StepFrame>
      <Row as="p" gap={5} rowGap={2} align="stretch" justify="between">
        <TextButton onClick={onChangeNumber}>{t('accounts.changeNumber')}</TextButton>
        <TextButton disabled={secondsLeft > 0 || isSending} onClick={() => void again()}>
          {secondsLeft > 0 ? t('accounts.sendAgainIn', { seconds: secondsLeft }) : t('accounts.sendAgain')}
        </TextButton>
      </Row>
    </>
  );
}

/** The account has no e-mail address to be called by until a name is given (rule: phone-name). */
function NameStep({ signIn }: { signIn: PhoneSignIn }) {
  const { problem, attempt } = useAttempt();
  const form = useForm({
    initial: { name: '' },
    check: (values) => fieldErrors(editProfile.request, values),
    send: ({ name }) => attempt(() => signIn.giveName(name), t('accounts.nameNotSaved')),
  });
  return (
    <StepFrame
      title={t('accounts.yourName')}
      form={form}
      button={t(form.isBusy ? 'accounts.signingIn' : 'accounts.continue')}
      problem={problem}
    >
      <Field
        {...form.control('name')}
        ref={useFocusAtFirst()}
        label={t('accounts.fullName')}
        autoComplete="name"
        maxLength={100}
        hint={t('accounts.nameHint')}
      />
    </StepFrame>
  );
}
