package games.poker;

import java.util.Comparator;
import java.util.Objects;

public record Card(int rank, Suit suit) implements Comparable<Card> {
    private static final Comparator<Card> ORDER =
            Comparator.comparingInt(Card::rank).thenComparing(Card::suit);

    public Card {
        if (!(2 <= rank && rank <= 14)) {
            throw new IllegalArgumentException("no such rank: " + rank);
        }
        Objects.requireNonNull(suit, "suit");
    }

    @Override
    public int compareTo(Card o) {
        return ORDER.compare(this, o);
    }
}
