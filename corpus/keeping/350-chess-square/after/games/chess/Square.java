package games.chess;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** One of the 64 squares; there is exactly one object for each. */
public final class Square implements Comparable<Square> {
    private record Position(int file, int rank) {
        static final Comparator<Position> ORDER =
                Comparator.comparingInt(Position::rank).thenComparingInt(Position::file);

        boolean onBoard() {
            return (file & ~7) == 0 && (rank & ~7) == 0;
        }

        Position moved(Jump jump) {
            return new Position(clamp((long) file + jump.files()), clamp((long) rank + jump.ranks()));
        }

        private static int clamp(long value) {
            return value < 0 || value > 7 ? -1 : (int) value;
        }

        int index() {
            return file * 8 + rank;
        }
    }

    private record Jump(int files, int ranks) { }

    private static final List<Jump> KNIGHT = List.of(
            new Jump(1, 2), new Jump(2, 1), new Jump(2, -1), new Jump(1, -2),
            new Jump(-1, -2), new Jump(-2, -1), new Jump(-2, 1), new Jump(-1, 2));

    private static final List<Square> ALL = IntStream.range(0, 64)
            .mapToObj(i -> new Square(new Position(i / 8, i % 8)))
            .toList();

    private final Position position;

    private Square(Position position) {
        this.position = position;
    }

    private static Square lookUp(Position position) {
        return position.onBoard() ? ALL.get(position.index()) : null;
    }

    public static Square at(int file, int rank) {
        Square square = lookUp(new Position(file, rank));
        if (square == null) {
            throw new IllegalArgumentException("off the board");
        }
        return square;
    }

    public static Square parse(String name) {
        if (name.length() != 2) {
            throw new IllegalArgumentException("not a square: " + name);
        }
        return at(name.charAt(0) - 'a', name.charAt(1) - '1');
    }

    public int getFile() {
        return position.file();
    }

    public int getRank() {
        return position.rank();
    }

    public boolean isLight() {
        return ((getFile() ^ getRank()) & 1) == 1;
    }

    /** The square so many steps away, or null if that is off the board. */
    public Square step(int files, int ranks) {
        return step(new Jump(files, ranks));
    }

    private Square step(Jump jump) {
        return lookUp(position.moved(jump));
    }

    public List<Square> knightMoves() {
        return KNIGHT.stream()
                .map(this::step)
                .filter(Objects::nonNull)
                .collect(Collectors.toCollection(ArrayList::new));
    }

    public List<Square> ray(int files, int ranks) {
        Jump jump = new Jump(files, ranks);
        if (jump.equals(new Jump(0, 0))) {
            throw new IllegalArgumentException("a ray needs a direction");
        }
        return Stream.iterate(step(jump), Objects::nonNull, square -> square.step(jump))
                .collect(Collectors.toCollection(ArrayList::new));
    }

    @Override
    public int compareTo(Square o) {
        return Position.ORDER.compare(position, o.position);
    }

    @Override
    public String toString() {
        return new StringBuilder().append((char) ('a' + getFile())).append((char) ('1' + getRank())).toString();
    }
}
