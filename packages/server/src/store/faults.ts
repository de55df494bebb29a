/** Something is wrong with what a server was told to work with; one sentence for whoever starts it. */
export class StartFault extends Error {
  override readonly name = 'StartFault';
}

export class NewerDatabase extends StartFault {
  constructor(migration: string) {
    super(
      `This database was written by a newer Oubliette (${migration}): start that one, or name another --data.`,
    );
  }
}

export class FolderInUse extends StartFault {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another Oubliette: end it, or name another --data.`,
    );
  }
}

export class WrongSeal extends StartFault {
  constructor() {
    super(
      'The seal key is not the one that this database was begun with: no match could be opened.',
    );
  }
}
