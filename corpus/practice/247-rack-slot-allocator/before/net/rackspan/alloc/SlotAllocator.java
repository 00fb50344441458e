package net.rackspan.alloc;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** Hands out numbered rack slots, lowest first. */
public class SlotAllocator {

    private final int size;
    private final TreeSet<Integer> free = new TreeSet<>();

    public SlotAllocator(int size) {
        if (size < 0) {
            throw new IllegalArgumentException("size " + size);
        }
        this.size = size;
        for (int slot = 0; slot < size; slot++) {
            free.add(slot);
        }
    }

    /** Takes the lowest free slot. */
    public int allocate() {
        if (free.isEmpty()) {
            throw new IllegalStateException("no free slot");
        }
        return free.pollFirst();
    }

    /** Takes one particular slot; returns whether it was free. */
    public boolean reserve(int slot) {
        checkRange(slot);
        if (!free.contains(slot)) {
            return false;
        }
        free.remove(slot);
        return true;
    }

    public void release(int slot) {
        checkRange(slot);
        if (!free.add(slot)) {
            throw new IllegalStateException("slot " + slot + " is not in use");
        }
    }

    public int available() {
        return free.size();
    }

    public List<Integer> freeSlots() {
        return new ArrayList<>(free);
    }

    private void checkRange(int slot) {
        if (slot < 0 || slot >= size) {
            throw new IllegalArgumentException("slot " + slot);
        }
    }
}
