package com.skyrelay.uplink;

import java.util.List;
import java.util.function.Predicate;

final class PacketRule {
    private final Predicate<Packet> condition;
    private final String problem;

    PacketRule(String problem, Predicate<Packet> condition) {
        this.condition = condition;
        this.problem = problem;
    }

    boolean holds(Packet packet, List<String> problems) {
        boolean holds = condition.test(packet);
        if (!holds) {
            problems.add(problem);
        }
        return holds;
    }
}
