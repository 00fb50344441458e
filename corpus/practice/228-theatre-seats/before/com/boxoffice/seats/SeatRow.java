package com.boxoffice.seats;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The free seats of one row; seat numbers start with 1. */
public class SeatRow {
    private final String name;
    private final Set<Integer> free = new TreeSet<>();

    public SeatRow(String name, int seats) {
        this.name = name;
        for (int seat = 1; seat <= seats; seat++) {
            free.add(seat);
        }
    }

    public String name() {
        return name;
    }

    public List<Integer> freeSeats() {
        return new ArrayList<>(free);
    }

    public void sell(int seat) {
        if (!free.contains(seat)) {
            throw new IllegalStateException(name + seat + " is not free");
        }
        free.remove(seat);
    }

    /** First seats that lie side by side, or an empty list. */
    public List<Integer> offerBlock(int size) {
        List<Integer> block = new ArrayList<>();
        for (Integer seat : free) {
            if (!block.isEmpty() && block.get(block.size() - 1) + 1 != seat) {
                block.clear();
            }
            block.add(seat);
            if (block.size() == size) {
                return block;
            }
        }
        return new ArrayList<>();
    }
}
