package game.slots;

import java.util.Optional;

public class Slots {
    private final String[] slots = new String[5];

    private boolean valid(int index) {
        return index >= 0 && index < slots.length;
    }

    public boolean put(int index, String item) {
        if (!valid(index) || slots[index] != null) {
            return false;
        }
        slots[index] = item;
        return true;
    }

    public String get(int index) {
        return slot(index).orElse(null);
    }

    private Optional<String> slot(int index) {
        return valid(index) ? Optional.ofNullable(slots[index]) : Optional.empty();
    }

    public String take(int index) {
        String item = get(index);
        if (item != null) {
            slots[index] = null;
        }
        return item;
    }

    public int nameLength(int index) {
        return Optional.ofNullable(get(index)).map(String::length).orElse(0);
    }
}
