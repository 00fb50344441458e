package com.motorctl.driver;

import java.util.EnumSet;
import java.util.Set;

/** Immutable view of the 16 bit status word of a motor driver. */
public final class StatusRegister {
    private final EnumSet<StatusFlag> flags;

    private StatusRegister(EnumSet<StatusFlag> flags) {
        this.flags = flags;
    }

    public static StatusRegister of(int word) {
        if ((word & ~0xffff) != 0) {
            throw new IllegalArgumentException("not a 16 bit word: " + word);
        }
        EnumSet<StatusFlag> flags = EnumSet.noneOf(StatusFlag.class);
        for (StatusFlag flag : StatusFlag.values()) {
            if ((word & flag.mask()) != 0) {
                flags.add(flag);
            }
        }
        return new StatusRegister(flags);
    }

    public boolean has(StatusFlag flag) {
        return flags.contains(flag);
    }

    public StatusRegister with(StatusFlag flag) {
        EnumSet<StatusFlag> more = EnumSet.copyOf(flags);
        more.add(flag);
        return new StatusRegister(more);
    }

    public StatusRegister without(StatusFlag flag) {
        EnumSet<StatusFlag> fewer = EnumSet.copyOf(flags);
        fewer.remove(flag);
        return new StatusRegister(fewer);
    }

    public Set<StatusFlag> flags() {
        return EnumSet.copyOf(flags);
    }

    public int word() {
        int word = 0;
        for (StatusFlag flag : flags) {
            word |= flag.mask();
        }
        return word;
    }
}
