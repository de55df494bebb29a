import './RuleLink.css';

/** A link to the ledger's entry that says so. */
export function RuleLink(props: { id: string }) {
  return (
    <a class="rule-link" href={`#/rules/${props.id}`}>
      {props.id}
    </a>
  );
}
