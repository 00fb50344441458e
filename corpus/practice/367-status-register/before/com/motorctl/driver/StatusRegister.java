package com.motorctl.driver;

import java.util.EnumSet;
import java.util.Set;

/** Immutable view of the 16 bit status word of a motor driver. */
public final class StatusRegister {
    private final int word;

    private StatusRegister(int word) {
        this.word = word;
    }

    public static StatusRegister of(int word) {
        if ((word & ~0xffff) != 0) {
            throw new IllegalArgumentException("not a 16 bit word: " + word);
        }
        return new StatusRegister(word);
    }

    public boolean has(StatusFlag flag) {
        return (word & flag.mask()) != 0;
    }

    public StatusRegister with(StatusFlag flag) {
        return new StatusRegister(word | flag.mask());
    }

    public StatusRegister without(StatusFlag flag) {
        return new StatusRegister(word & ~flag.mask());
    }

    public Set<StatusFlag> flags() {
        EnumSet<StatusFlag> set = EnumSet.noneOf(StatusFlag.class);
        for (StatusFlag flag : StatusFlag.values()) {
            if (has(flag)) {
                set.add(flag);
            }
        }
        return set;
    }

    public int word() {
        return word;
    }
}
