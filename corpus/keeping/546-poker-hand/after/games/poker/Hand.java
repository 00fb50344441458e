package games.poker;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public final class Hand implements Comparable<Hand> {
    private static final int SIZE = 5;

    private final List<Card> cards;

    public Hand(List<Card> cards) {
        List<Card> sorted = new ArrayList<>(cards);
        if (sorted.size() != SIZE) {
            throw new IllegalArgumentException("a hand has five cards");
        }
        sorted.sort(null);
        this.cards = sorted;
    }

    public List<Card> cards() {
        return Collections.unmodifiableList(cards);
    }

    public Card highest() {
        return Collections.max(cards);
    }

    public Category category() {
        boolean flush = cards.stream().map(Card::suit).distinct().count() == 1;
        boolean straight = isStraight();
        if (straight) {
            return flush ? Category.STRAIGHT_FLUSH : Category.STRAIGHT;
        }
        // the number of equal pairs tells the groups apart: 2+2 -> 2, 3 -> 3, 3+2 -> 4, 4 -> 6
        Category byRank = byEqualPairs(equalPairs());
        return flush && byRank.compareTo(Category.FLUSH) < 0 ? Category.FLUSH : byRank;
    }

    private int equalPairs() {
        int pairs = 0;
        for (int i = 0; i < SIZE; i++) {
            for (int j = i + 1; j < SIZE; j++) {
                if (cards.get(i).rank() == cards.get(j).rank()) {
                    pairs++;
                }
            }
        }
        return pairs;
    }

    private static Category byEqualPairs(int pairs) {
        return switch (pairs) {
            case 0 -> Category.NOTHING;
            case 1 -> Category.PAIR;
            case 2 -> Category.TWO_PAIRS;
            case 3 -> Category.THREE;
            case 4 -> Category.FULL_HOUSE;
            default -> Category.FOUR;
        };
    }

    private boolean isStraight() {
        for (int i = 1; i < SIZE; i++) {
            if (cards.get(i).rank() - cards.get(i - 1).rank() != 1) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int compareTo(Hand o) {
        int byCategory = category().compareTo(o.category());
        return byCategory != 0 ? byCategory : highest().compareTo(o.highest());
    }
}
