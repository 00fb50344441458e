package games.poker;

public record Card(int rank, Suit suit) implements Comparable<Card> {
    public Card {
        if (rank < 2 || rank > 14) {
            throw new IllegalArgumentException("rank " + rank);
        }
        if (suit == null) {
            throw new NullPointerException("suit");
        }
    }

    @Override
    public int compareTo(Card o) {
        if (rank != o.rank) {
            return rank < o.rank ? -1 : 1;
        }
        if (suit == o.suit) {
            return 0;
        }
        return suit.ordinal() < o.suit.ordinal() ? -1 : 1;
    }
}
