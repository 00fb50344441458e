package game.slots;

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
        if (!valid(index)) {
            return null;
        }
        return slots[index];
    }

    public String take(int index) {
        String item = get(index);
        if (item != null) {
            slots[index] = null;
        }
        return item;
    }

    public int nameLength(int index) {
        String item = get(index);
        return item == null ? 0 : item.length();
    }
}
