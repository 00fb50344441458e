package cinema.hall;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public final class Hall {
    private record Block(int row, int from, int count) { }

    private final BitSet[] taken;
    private final int width;
    private final Map<Integer, Block> reservations = new HashMap<>();
    private int lastNumber;

    public Hall(int rowCount, int seatsPerRow) {
        if (rowCount < 1 || rowCount > 26 || seatsPerRow < 1 || seatsPerRow > 60) {
            throw new IllegalArgumentException();
        }
        width = seatsPerRow;
        taken = new BitSet[rowCount];
        for (int r = 0; r < rowCount; r++) {
            taken[r] = new BitSet(seatsPerRow);
        }
    }

    /** Reserves neighbouring seats, front row first, leftmost first; 0 when impossible. */
    public int reserve(int people) {
        if (people < 1) {
            throw new IllegalArgumentException("people: " + people);
        }
        for (int r = 0; r < taken.length; r++) {
            for (int at = taken[r].nextClearBit(0); at < width; at = nextGap(taken[r], at)) {
                if (gapEnd(taken[r], at) - at >= people) {
                    taken[r].set(at, at + people);
                    reservations.put(++lastNumber, new Block(r, at, people));
                    return lastNumber;
                }
            }
        }
        return 0;
    }

    /** The first taken seat behind a free one, or the end of the row. */
    private int gapEnd(BitSet row, int from) {
        int end = row.nextSetBit(from);
        return end < 0 ? width : end;
    }

    private int nextGap(BitSet row, int from) {
        return row.nextClearBit(gapEnd(row, from));
    }

    public boolean release(int number) {
        Block block = reservations.remove(number);
        if (block != null) {
            taken[block.row()].clear(block.from(), block.from() + block.count());
        }
        return block != null;
    }

    public List<String> seats(int number) {
        List<String> names = new ArrayList<>();
        Block block = reservations.get(number);
        if (block != null) {
            char row = (char) ('A' + block.row());
            for (int seat = block.from() + 1; seat <= block.from() + block.count(); seat++) {
                names.add(String.valueOf(row) + seat);
            }
        }
        return names;
    }

    public int free() {
        return taken.length * width - Stream.of(taken).mapToInt(BitSet::cardinality).sum();
    }

    /** The longest run of free seats in any row. */
    public int largestBlock() {
        int best = 0;
        for (BitSet row : taken) {
            for (int at = row.nextClearBit(0); at < width; at = nextGap(row, at)) {
                best = Math.max(best, gapEnd(row, at) - at);
            }
        }
        return best;
    }

    public String plan() {
        return Stream.of(taken)
                .map(row -> IntStream.range(0, width)
                        .mapToObj(s -> row.get(s) ? "X" : ".")
                        .collect(Collectors.joining()))
                .collect(Collectors.joining("\n"));
    }
}
