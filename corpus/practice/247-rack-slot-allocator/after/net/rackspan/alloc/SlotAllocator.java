package net.rackspan.alloc;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Hands out numbered rack slots, lowest first. */
public class SlotAllocator {

    private final int size;
    /** Free slots in ascending order. */
    private final List<Integer> free;

    public SlotAllocator(int size) {
        if (size < 0) {
            throw new IllegalArgumentException("size " + size);
        }
        this.size = size;
        this.free = new ArrayList<>(size);
        for (int slot = 0; slot < size; slot++) {
            free.add(slot);
        }
    }

    /** Takes the lowest free slot. */
    public int allocate() {
        if (free.isEmpty()) {
            throw new IllegalStateException("no free slot");
        }
        return free.remove(0);
    }

    /** Takes one particular slot; returns whether it was free. */
    public boolean reserve(int slot) {
        checkRange(slot);
        if (Collections.binarySearch(free, slot) < 0) {
            return false;
        }
        free.remove(slot);
        return true;
    }

    public void release(int slot) {
        checkRange(slot);
        int at = Collections.binarySearch(free, slot);
        if (at >= 0) {
            throw new IllegalStateException("slot " + slot + " is not in use");
        }
        free.add(-at - 1, slot);
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
