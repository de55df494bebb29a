/** A line whose first words stand out. */
export function Lead(props: { readonly words: string; readonly lead: string }) {
  return (
    <>
      <b>{props.lead}</b>
      {props.words.slice(props.lead.length)}
    </>
  );
}
