package ds.flags;

import java.util.EnumSet;
import java.util.Set;

public class FileMode {
    private enum Flag {
        READ('r'), WRITE('w'), EXECUTE('x');

        private final char letter;

        Flag(char letter) {
            this.letter = letter;
        }

        static Flag of(char c) {
            for (Flag f : values()) {
                if (f.letter == c) {
                    return f;
                }
            }
            throw new IllegalArgumentException("no flag " + c);
        }
    }

    private final Set<Flag> flags = EnumSet.noneOf(Flag.class);

    public FileMode allow(char flag) {
        flags.add(Flag.of(flag));
        return this;
    }

    public FileMode deny(char flag) {
        flags.remove(Flag.of(flag));
        return this;
    }

    public boolean readOnly() {
        return flags.contains(Flag.READ) && !flags.contains(Flag.WRITE);
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder();
        for (Flag f : Flag.values()) {
            sb.append(flags.contains(f) ? f.letter : '-');
        }
        return sb.toString();
    }
}
