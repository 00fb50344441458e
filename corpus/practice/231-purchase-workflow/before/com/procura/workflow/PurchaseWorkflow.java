package com.procura.workflow;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

public class PurchaseWorkflow {
    private final long autoApproveCents;
    private final Map<PurchaseState, Set<PurchaseState>> transitions = new EnumMap<>(PurchaseState.class);
    private PurchaseState state = PurchaseState.DRAFT;

    /** With a limit above zero, orders up to it may go straight from draft to ordered. */
    public PurchaseWorkflow(long autoApproveCents) {
        this.autoApproveCents = autoApproveCents;
        allow(PurchaseState.DRAFT, PurchaseState.REQUESTED);
        if (autoApproveCents > 0) {
            allow(PurchaseState.DRAFT, PurchaseState.ORDERED);
        }
        allow(PurchaseState.REQUESTED, PurchaseState.APPROVED);
        allow(PurchaseState.REQUESTED, PurchaseState.DECLINED);
        allow(PurchaseState.APPROVED, PurchaseState.ORDERED);
        allow(PurchaseState.ORDERED, PurchaseState.RECEIVED);
    }

    private void allow(PurchaseState from, PurchaseState to) {
        transitions.computeIfAbsent(from, s -> EnumSet.noneOf(PurchaseState.class)).add(to);
    }

    public PurchaseState state() {
        return state;
    }

    public boolean advance(PurchaseState target, long orderCents) {
        if (!transitions.getOrDefault(state, Set.of()).contains(target)) {
            return false;
        }
        if (state == PurchaseState.DRAFT && target == PurchaseState.ORDERED && orderCents > autoApproveCents) {
            return false;
        }
        state = target;
        return true;
    }
}
