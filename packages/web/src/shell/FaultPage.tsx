import { Button, LinkButton } from '../components/Button.tsx';
import { Notice } from '../components/Notice.tsx';
import { isFailedFetch } from './fault.ts';
import { text } from './messages.ts';

export function FaultPage(props: { fault: unknown }) {
  const stale = () => isFailedFetch(props.fault);
  return (
    <Notice
      title={stale() ? text().staleTitle : text().faultTitle}
      text={stale() ? text().staleText : text().faultText}
      details={String(props.fault)}
      detailsTitle={text().details}
    >
      <Button kind="primary" onClick={() => location.reload()}>
        {text().reload}
      </Button>
      <LinkButton href="#/">{text().backHome}</LinkButton>
    </Notice>
  );
}
