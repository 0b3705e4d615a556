import type { War } from './asks.ts';
import type { Api, People } from './people.ts';

/** All that a call could have changed in a campaign. */
export async function standing({ opened }: People, owner: Api, { campaign, slug }: War): Promise<unknown> {
  const { prisma } = opened.db;
  const where = { campaignId: campaign };
  return [
    await owner.campaigns.lobby({ slug }),
    await prisma.campaign.findUnique({ where: { id: campaign }, select: { status: true, seq: true } }),
    await prisma.draft.count({ where }),
    await prisma.sealed.count({ where }),
    await prisma.invitation.count({ where }),
    await prisma.seatRequest.count({ where }),
    await prisma.communique.count({ where }),
    await prisma.headline.count({ where }),
    await prisma.message.count({ where }),
    await prisma.boxMessage.count({ where }),
    await prisma.hook.count({ where }),
    await prisma.note.count({ where }),
    await prisma.holiday.count({ where }),
    await prisma.vote.count({ where }),
    await prisma.deskEntry.count({ where }),
  ];
}
