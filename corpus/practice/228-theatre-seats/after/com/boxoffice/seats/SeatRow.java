package com.boxoffice.seats;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The free seats of one row; seat numbers start with 1. */
public class SeatRow {
    private final String name;
    private final List<Integer> free;

    public SeatRow(String name, int seats) {
        this.name = name;
        this.free = IntStream.rangeClosed(1, seats).boxed().collect(Collectors.toCollection(ArrayList::new));
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
        if (size < 1) {
            return new ArrayList<>();
        }
        for (int from = 0; from + size <= free.size(); from++) {
            if (free.get(from + size - 1) - free.get(from) == size - 1) {
                return new ArrayList<>(free.subList(from, from + size));
            }
        }
        return new ArrayList<>();
    }
}
