package com.procura.workflow;

public class PurchaseWorkflow extends Workflow<PurchaseState> {
    private final long autoApproveCents;

    /** With a limit above zero, orders up to it may go straight from draft to ordered. */
    public PurchaseWorkflow(long autoApproveCents) {
        super(PurchaseState.class, PurchaseState.DRAFT);
        this.autoApproveCents = autoApproveCents;
    }

    @Override
    protected void defineTransitions() {
        allow(PurchaseState.DRAFT, PurchaseState.REQUESTED);
        if (autoApproveCents > 0) {
            allow(PurchaseState.DRAFT, PurchaseState.ORDERED);
        }
        allow(PurchaseState.REQUESTED, PurchaseState.APPROVED);
        allow(PurchaseState.REQUESTED, PurchaseState.DECLINED);
        allow(PurchaseState.APPROVED, PurchaseState.ORDERED);
        allow(PurchaseState.ORDERED, PurchaseState.RECEIVED);
    }

    @Override
    protected boolean guard(PurchaseState from, PurchaseState to, long orderCents) {
        return from != PurchaseState.DRAFT || to != PurchaseState.ORDERED || orderCents <= autoApproveCents;
    }
}
