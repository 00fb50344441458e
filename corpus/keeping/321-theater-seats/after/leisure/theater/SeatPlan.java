package leisure.theater;

import static java.util.stream.IntStream.range;
import static java.util.stream.IntStream.rangeClosed;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public final class SeatPlan {
    private record Block(int row, int start, int seats) {
        int end() {
            return start + seats;
        }

        int distanceFromMiddle(int width) {
            return Math.abs(start + end() - width);
        }

        String ticket() {
            return (row + 1) + ":" + (start + 1) + "-" + end();
        }
    }

    private final int width;
    private final List<BitSet> taken;
    private final Map<String, Block> bookings = new LinkedHashMap<>();

    public SeatPlan(int rows, int seatsPerRow) {
        if (rows < 1 || rows > 40 || seatsPerRow < 1 || seatsPerRow > 60) {
            throw new IllegalArgumentException("no such theater");
        }
        width = seatsPerRow;
        taken = Stream.generate(BitSet::new).limit(rows).collect(Collectors.toCollection(ArrayList::new));
    }

    /** Books adjacent seats as near to the middle of a row as possible; null if there are none. */
    public String book(int seats) {
        if (seats < 1) {
            throw new IllegalArgumentException("at least one seat");
        }
        return range(0, taken.size())
                .mapToObj(row -> bestIn(row, seats))
                .flatMap(Optional::stream)
                .findFirst()
                .map(this::take)
                .orElse(null);
    }

    private Optional<Block> bestIn(int row, int seats) {
        return rangeClosed(0, width - seats)
                .mapToObj(start -> new Block(row, start, seats))
                .filter(this::isFree)
                .min(Comparator.comparingInt(block -> block.distanceFromMiddle(width)));
    }

    private boolean isFree(Block block) {
        int next = taken.get(block.row()).nextSetBit(block.start());
        return next < 0 || next >= block.end();
    }

    private String take(Block block) {
        taken.get(block.row()).set(block.start(), block.end());
        bookings.put(block.ticket(), block);
        return block.ticket();
    }

    public boolean cancel(String ticket) {
        Optional<Block> booking = Optional.ofNullable(bookings.remove(ticket));
        booking.ifPresent(block -> taken.get(block.row()).clear(block.start(), block.end()));
        return booking.isPresent();
    }

    public int free() {
        return taken.size() * width - taken.stream().mapToInt(BitSet::cardinality).sum();
    }

    public String tickets() {
        return String.join(", ", bookings.keySet());
    }

    @Override
    public String toString() {
        return taken.stream()
                .map(row -> range(0, width).mapToObj(i -> row.get(i) ? "#" : ".").collect(Collectors.joining()))
                .map(line -> line + "\n")
                .collect(Collectors.joining());
    }
}
