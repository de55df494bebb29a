import { LinkButton } from '../components/Button.tsx';
import { Notice } from '../components/Notice.tsx';
import { text } from './messages.ts';

export function LostPage() {
  return (
    <Notice title={text().lostTitle} text={text().lostText}>
      <LinkButton kind="primary" href="#/">
        {text().backHome}
      </LinkButton>
      <LinkButton href="#/rules">{text().readRules}</LinkButton>
    </Notice>
  );
}
