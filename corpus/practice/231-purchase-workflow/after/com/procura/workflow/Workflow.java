package com.procura.workflow;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

abstract class Workflow<S extends Enum<S>> {
    private final Class<S> type;
    private final Map<S, Set<S>> transitions;
    private S state;

    Workflow(Class<S> type, S initial) {
        this.type = type;
        this.transitions = new EnumMap<>(type);
        this.state = initial;
        defineTransitions();
    }

    protected abstract void defineTransitions();

    protected boolean guard(S from, S to, long amountCents) {
        return true;
    }

    protected final void allow(S from, S to) {
        transitions.computeIfAbsent(from, s -> EnumSet.noneOf(type)).add(to);
    }

    public S state() {
        return state;
    }

    public boolean advance(S target, long amountCents) {
        boolean allowed = transitions.getOrDefault(state, Set.of()).contains(target)
                && guard(state, target, amountCents);
        if (allowed) {
            state = target;
        }
        return allowed;
    }
}
