-- A sheet that stays sealed while the campaign's step grows by an order on arrival keeps the step it was committed for.
ALTER TABLE "sealed" ADD COLUMN "committed_for" INTEGER;
