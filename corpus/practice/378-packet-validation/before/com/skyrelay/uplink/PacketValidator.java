package com.skyrelay.uplink;

import java.util.ArrayList;
import java.util.List;

public final class PacketValidator {
    private final List<PacketRule> rules = new ArrayList<>();
    private int rejected;

    public PacketValidator(int maxHops, int maxBody) {
        rules.add(new PacketRule("unknown source", packet -> packet.source() > 0));
        rules.add(new PacketRule("too many hops", packet -> packet.hops() <= maxHops));
        rules.add(new PacketRule("body missing", packet -> packet.body() != null));
        rules.add(new PacketRule("body too long", packet -> packet.body() == null || packet.body().length() <= maxBody));
    }

    public boolean validate(Packet packet, List<String> problems) {
        boolean valid = true;
        for (PacketRule rule : rules) {
            valid &= rule.holds(packet, problems);
        }
        if (!valid) {
            rejected++;
        }
        return valid;
    }

    public int rejected() {
        return rejected;
    }
}
