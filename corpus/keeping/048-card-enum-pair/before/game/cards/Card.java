package game.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

public final class Card implements Comparable<Card> {
    public enum Suit { CLUBS, DIAMONDS, HEARTS, SPADES }

    public enum Rank { JACK, QUEEN, KING, ACE }

    private final Suit suit;
    private final Rank rank;

    public Card(Suit suit, Rank rank) {
        this.suit = Objects.requireNonNull(suit);
        this.rank = Objects.requireNonNull(rank);
    }

    public Suit suit() {
        return suit;
    }

    public Rank rank() {
        return rank;
    }

    public static List<Card> deck() {
        List<Card> deck = new ArrayList<>();
        for (Suit s : Suit.values()) {
            for (Rank r : Rank.values()) {
                deck.add(new Card(s, r));
            }
        }
        return deck;
    }

    @Override
    public int compareTo(Card o) {
        int c = rank.compareTo(o.rank);
        return c != 0 ? c : suit.compareTo(o.suit);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Card && ((Card) o).suit == suit && ((Card) o).rank == rank;
    }

    @Override
    public int hashCode() {
        return suit.ordinal() * 4 + rank.ordinal();
    }

    @Override
    public String toString() {
        return rank + " of " + suit;
    }
}
