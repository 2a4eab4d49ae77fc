import { describe, expect, test } from 'vitest';
import { type Member, isRuling } from '../../../src/table/succession/index.ts';
import { start, thaw } from '../../support/simulation/device.ts';
import { FOR_TWO } from '../../support/simulation/games.ts';
import { scripted } from '../../support/simulation/scripted.ts';
import { type Simulation, killDevice } from '../../support/simulation/table.ts';

const memberOf = ({ at }: Simulation, id: string): Member => {
  const { member } = at(id);
  if (!member) throw new Error(`${id} is gone.`);
  return member;
};

const kill = (at: Simulation, id: string): void => killDevice(at, at.at(id), 'at-once');

describe('when the host dies', () => {
  test('another goes on, twice, and the first comes back as a guest', () => {
    const rulers: string[] = [];
    const { problem, simulation } = scripted({ count: 5, seconds: 30 }, at => {
      const note = (): unknown =>
        rulers.push(...at.devices.filter(({ member }) => member && isRuling(member)).map(({ id }) => id));
      kill(at, 'd0');
      at.after(5000, note);
      at.after(5100, () => kill(at, rulers[0] ?? ''));
      at.after(11_000, note);
      at.after(12_000, () => start(at.around, at.at('d0')));
      at.after(20_000, note);
    });
    expect(problem).toBeNull();
    expect(new Set(rulers).size).toBe(2);
    expect(rulers).not.toContain('d0');
    expect(memberOf(simulation, 'd0').reign).toBeNull();
  });

  test('the new one knows what it is, and everybody knows who', () => {
    const { simulation } = scripted({ count: 4 }, at => kill(at, 'd0'));
    const host = memberOf(simulation, 'd1').host;
    expect(host).not.toBe('d0');
    for (const id of ['d0', 'd1', 'd2', 'd3'])
      expect(memberOf(simulation, id)).toMatchObject({ host, kind: 'elected' });
    expect(memberOf(simulation, host ?? '').reign?.host.playing?.match.moves).toBeGreaterThan(0);
  });
});

describe('two devices', () => {
  const scene = { count: 2, game: FOR_TWO, seconds: 12 };

  test('pause without their host, and resume from its own storage', () => {
    const { problem, tally, simulation } = scripted(scene, at => {
      kill(at, 'd0');
      at.after(11_000, () => {
        expect(memberOf(at, 'd1')).toMatchObject({ reign: null, campaign: null, log: { share: null } });
        start(at.around, at.at('d0'));
      });
    });
    expect(problem).toBeNull();
    expect(tally.counts.get('accession: elected')).toBeUndefined();
    expect(memberOf(simulation, 'd0').reign).not.toBeNull();
  });

  test('that both agreed to open the cards go on with either', () => {
    const { problem, tally } = scripted(scene, at => {
      for (const id of ['d0', 'd1']) at.tell(at.at(id), { type: 'open-cards', agreed: true });
      at.after(2000, () => kill(at, 'd0'));
      at.after(8000, () => expect(memberOf(at, 'd1').reign).not.toBeNull());
    });
    expect(problem).toBeNull();
    expect(tally.counts.get('accession: elected')).toBeGreaterThan(0);
  });

  test('of which only one agreed do not', () => {
    const { tally } = scripted(scene, at => {
      at.tell(at.at('d1'), { type: 'open-cards', agreed: true });
      at.after(2000, () => kill(at, 'd0'));
    });
    expect(tally.counts.get('accession: elected')).toBeUndefined();
  });
});

describe('handing over', () => {
  test('needs no votes', () => {
    const { problem, tally, simulation } = scripted({ count: 4 }, at =>
      at.tell(at.at('d0'), { type: 'hand-over', to: 'd2', leaving: false }),
    );
    expect(problem).toBeNull();
    expect(memberOf(simulation, 'd2').reign?.kind).toBe('handed');
    expect(memberOf(simulation, 'd0').host).toBe('d2');
    expect(tally.counts.get('vote')).toBeUndefined();
  });

  test('to a device that dies of it leads to an election', () => {
    const { problem, tally } = scripted({ count: 4 }, at => {
      at.tell(at.at('d0'), { type: 'hand-over', to: 'd2', leaving: false });
      at.after(1, () => kill(at, 'd2'));
    });
    expect(problem).toBeNull();
    expect(tally.counts.get('accession: elected')).toBe(1);
  });

  test('leaving does so first', () => {
    const { simulation } = scripted({ count: 4 }, at => {
      at.tell(at.at('d0'), { type: 'leave' });
      at.after(300, () => {
        at.at('d0').absent = true;
        kill(at, 'd0');
      });
    });
    const { host } = memberOf(simulation, 'd1');
    expect(host).not.toBe('d0');
    const { seats } = memberOf(simulation, host ?? '').reign?.host ?? {};
    expect(seats).toHaveLength(4);
    expect(seats?.map(({ holder }) => holder)).not.toContain('d0');
  });
});

describe('a host that hears too few', () => {
  const alone = (at: Simulation): void =>
    at.wires.partition(new Map(at.devices.map(({ id }, n) => [id, n === 0 ? 0 : 1])));

  test('says so, plays nothing, and is followed by somebody else', () => {
    const { problem, tally, simulation } = scripted({ count: 5 }, at => {
      alone(at);
      at.after(8000, () => expect(isRuling(memberOf(at, 'd0'))).toBe(false));
    });
    expect(problem).toBeNull();
    expect(tally.counts.get('stopped ruling')).toBeGreaterThan(0);
    expect(memberOf(simulation, 'd0').reign).toBeNull();
  });

  test('goes on if the people say so, in an epoch of its own; what one of the two played is kept', () => {
    const { problem, tally, simulation } = scripted({ count: 5, seconds: 25 }, at => {
      alone(at);
      at.after(7000, () => at.override(at.at('d0')));
      at.after(8000, () => expect(isRuling(memberOf(at, 'd0'))).toBe(true));
      // Somebody must move on either side for there to be two histories.
      at.after(24_000, () => {
        const epochs = at.devices.flatMap(({ member }) => (member?.reign ? [member.epoch] : []));
        expect(new Set(epochs).size).toBe(2);
      });
    });
    expect(problem).toBeNull();
    expect(tally.counts.get('branch kept')).toBe(1);
    expect(simulation.devices.flatMap(({ disk }) => disk.branches)).toHaveLength(1);
  });
});

describe('others', () => {
  test('a device that slept does not judge before it has looked around', () => {
    const { tally } = scripted({ count: 4 }, at => {
      const sleeper = at.at('d1');
      sleeper.frozen = true;
      sleeper.sleptAt = at.around.agenda.now();
      at.after(4000, () => thaw(at.around, sleeper));
      at.after(4100, () => expect(memberOf(at, 'd1').campaign).toBeNull());
    });
    expect(tally.counts.get('woke up')).toBe(1);
    expect(tally.counts.get('accession: elected')).toBeUndefined();
  });

  test('a device of another version is shown the table, and neither votes nor gets a share', () => {
    const { simulation } = scripted({ count: 5, plan: { strange: 'd4' } }, at => kill(at, 'd0'));
    const stranger = memberOf(simulation, 'd4');
    expect(stranger.host).toBe(memberOf(simulation, 'd1').host);
    expect(stranger.log).toBeNull();
    const { reign } = memberOf(simulation, stranger.host ?? '');
    expect(reign?.log?.config.others).not.toContain('d4');
    expect(reign?.host.devices.d4?.online).toBe(true);
  });

  test('a new generation leaves those who left without a say', () => {
    const { simulation } = scripted({ count: 5 }, at => {
      at.tell(at.at('d4'), { type: 'leave' });
      at.at('d4').absent = true;
      at.after(60, () => kill(at, 'd4'));
      at.after(5000, () => kill(at, 'd0'));
    });
    const { reign } = memberOf(simulation, memberOf(simulation, 'd1').host ?? '');
    expect(reign?.log?.config.others).not.toContain('d4');
  });
});

describe('a host whose page closes', () => {
  const closes = (at: Simulation): void => at.tell(at.at('d0'), { type: 'give-way', closing: true });

  test('says so before it has stored anything, and another rules within a second', () => {
    const rulers: (string | undefined)[] = [];
    const { problem, tally, simulation } = scripted({ count: 5 }, at => {
      closes(at);
      expect(at.at('d0').disk.record?.reign?.abdicated).toBeNull();
      // The letter is out; the disk hears nothing of it any more.
      at.at('d0').disk.full = true;
      at.after(35, () => kill(at, 'd0'));
      at.after(1000, () => rulers.push(at.devices.find(({ member }) => member && isRuling(member))?.id));
      at.after(6000, () => {
        at.at('d0').disk.full = false;
        start(at.around, at.at('d0'));
      });
    });
    expect(problem).toBeNull();
    expect(rulers).not.toEqual([undefined]);
    expect(tally.counts.get('accession: handed')).toBe(1);
    expect(tally.counts.get('stood')).toBeUndefined();
    expect(memberOf(simulation, 'd0')).toMatchObject({ reign: null, host: rulers[0] });
  });

  test('and is back before anybody heard it, is overruled by those who did', () => {
    const { problem, simulation } = scripted({ count: 5 }, at => {
      closes(at);
      at.at('d0').disk.full = true;
      at.after(35, () => kill(at, 'd0'));
      at.after(60, () => {
        at.at('d0').disk.full = false;
        start(at.around, at.at('d0'));
      });
    });
    expect(problem).toBeNull();
    expect(memberOf(simulation, 'd0')).toMatchObject({ reign: null, kind: 'handed' });
  });

  test('keeps the table where only its owner could go on with it', () => {
    const { problem, simulation } = scripted({ count: 2, game: FOR_TWO, seconds: 12 }, at => {
      closes(at);
      expect(isRuling(memberOf(at, 'd0'))).toBe(true);
      at.tell(at.at('d0'), { type: 'give-way', closing: false });
    });
    expect(problem).toBeNull();
    expect(memberOf(simulation, 'd0')).toMatchObject({ epoch: 1, host: 'd0' });
  });
});

test('a host that runs low hands over, and stays as a guest', () => {
  const { problem, simulation } = scripted({ count: 4 }, at =>
    at.tell(at.at('d0'), { type: 'give-way', closing: false }),
  );
  expect(problem).toBeNull();
  expect(memberOf(simulation, 'd0')).toMatchObject({ reign: null, kind: 'handed' });
});

test('whoever was handed the table rules nothing before an electorate follows', () => {
  const { problem, tally, simulation } = scripted({ count: 5, seconds: 12 }, at => {
    at.tell(at.at('d0'), { type: 'hand-over', to: 'd4', leaving: false });
    // It hears of it, and then of nobody: the others elect somebody.
    at.after(45, () => at.wires.partition(new Map(at.devices.map(({ id }) => [id, id === 'd4' ? 1 : 0]))));
    at.after(6000, () => {
      expect(memberOf(at, 'd4').reign).toMatchObject({ kind: 'handed', sure: false });
      expect(isRuling(memberOf(at, 'd4'))).toBe(false);
      at.wires.partition(null);
    });
  });
  expect(problem).toBeNull();
  expect(tally.counts.get('accession: elected')).toBeGreaterThan(0);
  expect(memberOf(simulation, 'd4').reign?.sure ?? true).toBe(true);
});
