/** What a side of a square can be; `way` is open, `gate` an open portcullis. */
export type SideKind = 'way' | 'gate' | 'portcullis' | 'slit' | 'wall' | 'unrevealed';
