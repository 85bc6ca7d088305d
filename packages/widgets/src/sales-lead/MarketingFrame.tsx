import { Button, Skeleton, Stack, Text } from '@assay/design-system';
import { leadTimes } from '@assay/domain';
import { useEffect, useRef, useState } from 'react';
import { readFrameMessage } from './frame-message.ts';
import * as styles from './SalesLead.css.ts';
import type { SalesLeadForm } from './useSalesLead.ts';

/** The form of the US and EU markets in a frame of the service, where a provider's script stays by itself. */
export function MarketingFrame({ address, lead }: { address: string; lead: SalesLeadForm }) {
  const { t, marketing } = lead;
  const frame = useRef<HTMLIFrameElement>(null);
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [height, setHeight] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const told = useRef(marketing);
  useEffect(() => {
    told.current = marketing;
  });

  useEffect(() => {
    const origin = new URL(address, location.href).origin;
    const fail = () => {
      setStatus('failed');
      told.current.failed();
    };
    const timer = setTimeout(fail, leadTimes.captchaScript);
    function hear(event: MessageEvent) {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = readFrameMessage(event.data);
      if (!message) return;
      clearTimeout(timer);
      if (message.state === 'failed') fail();
      else if (message.state === 'submitted') told.current.submitted();
      else {
        setStatus('ready');
        setHeight(message.height);
      }
    }
    window.addEventListener('message', hear);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', hear);
    };
    // Another attempt waits anew.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [address, attempt]);

  function retry() {
    setStatus('loading');
    setAttempt((count) => count + 1);
  }
  return (
    <Stack gap={4}>
      <Text as="p">{t('marketing.text')}</Text>
      {status === 'failed' ? (
        <Stack gap={3} align="start">
          <Text as="p" tone="critical">
            {t('marketing.loadFailed')}
          </Text>
          <Button onClick={retry}>{t('marketing.retry')}</Button>
        </Stack>
      ) : (
        <>
          {status === 'loading' && <Skeleton lines={5} size="body" />}
          {/* The page is the service's own; it needs its origin for its calls. */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
          <iframe
            key={attempt}
            ref={frame}
            title={t('marketing.frame')}
            src={address}
            className={styles.frame}
            style={{ height }}
            referrerPolicy="origin"
          />
        </>
      )}
    </Stack>
  );
}
