package cinema.seat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class SeatMap {
    private static final int MAX_ROWS = 26;
    private static final int MAX_PER_ROW = 50;

    private enum State {
        FREE('.'), HELD('o'), SOLD('#');

        final char sign;

        State(char sign) {
            this.sign = sign;
        }
    }

    private record Place(int row, int column) {
        String name() {
            return (char) ('A' + row) + Integer.toString(column + 1);
        }
    }

    private final State[][] seats;

    public SeatMap(int rows, int perRow) {
        if (rows < 1 || rows > MAX_ROWS || perRow < 1 || perRow > MAX_PER_ROW) {
            throw new IllegalArgumentException("cannot seat " + rows + " x " + perRow);
        }
        seats = new State[rows][perRow];
        for (State[] row : seats) {
            Arrays.fill(row, State.FREE);
        }
    }

    private Place parse(String seat) {
        if (seat == null || seat.length() < 2) {
            throw new IllegalArgumentException("not a seat: " + seat);
        }
        int row = seat.charAt(0) - 'A';
        int column;
        try {
            column = Integer.parseInt(seat.substring(1)) - 1;
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("not a seat: " + seat);
        }
        if (row < 0 || row >= seats.length || column < 0 || column >= seats[row].length) {
            throw new IndexOutOfBoundsException("no seat " + seat);
        }
        return new Place(row, column);
    }

    private State at(Place place) {
        return seats[place.row()][place.column()];
    }

    private void mark(Place place, State state) {
        seats[place.row()][place.column()] = state;
    }

    public boolean hold(String seat) {
        Place place = parse(seat);
        boolean free = at(place) == State.FREE;
        if (free) {
            mark(place, State.HELD);
        }
        return free;
    }

    public boolean sell(String seat) {
        Place place = parse(seat);
        boolean sellable = at(place) != State.SOLD;
        mark(place, State.SOLD);
        return sellable;
    }

    public void release(String seat) {
        mark(parse(seat), State.FREE);
    }

    public List<String> together(int n) {
        List<String> names = new ArrayList<>();
        for (int row = 0; n > 0 && row < seats.length && names.isEmpty(); row++) {
            int start = firstRun(seats[row], n);
            for (int k = 0; start >= 0 && k < n; k++) {
                names.add(new Place(row, start + k).name());
            }
        }
        return names;
    }

    private static int firstRun(State[] row, int n) {
        int run = 0;
        for (int column = 0; column < row.length; column++) {
            run = row[column] == State.FREE ? run + 1 : 0;
            if (run == n) {
                return column - n + 1;
            }
        }
        return -1;
    }

    public int sold() {
        return (int) Arrays.stream(seats).flatMap(Arrays::stream).filter(s -> s == State.SOLD).count();
    }

    public String draw() {
        StringBuilder plan = new StringBuilder();
        char letter = 'A';
        for (State[] row : seats) {
            plan.append(letter++).append(' ');
            for (State state : row) {
                plan.append(state.sign);
            }
            plan.append('\n');
        }
        return plan.toString();
    }
}
