package game.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

public record Card(Suit suit, Rank rank) implements Comparable<Card> {
    public enum Suit { CLUBS, DIAMONDS, HEARTS, SPADES }

    public enum Rank { JACK, QUEEN, KING, ACE }

    public Card {
        Objects.requireNonNull(suit);
        Objects.requireNonNull(rank);
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
    public String toString() {
        return rank + " of " + suit;
    }
}
