package games.poker;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public final class Hand implements Comparable<Hand> {
    private final List<Card> cards;

    public Hand(List<Card> cards) {
        List<Card> copy = new ArrayList<>(cards);
        if (copy.size() != 5) {
            throw new IllegalArgumentException("five cards needed");
        }
        Collections.sort(copy);
        this.cards = copy;
    }

    public List<Card> cards() {
        return Collections.unmodifiableList(cards);
    }

    public Card highest() {
        Card best = null;
        for (Card c : cards) {
            if (best == null || c.compareTo(best) > 0) {
                best = c;
            }
        }
        return best;
    }

    public Category category() {
        int pairs = 0;
        boolean three = false;
        boolean four = false;
        for (int r = 2; r <= 14; r++) {
            int n = 0;
            for (int i = 0; i < cards.size(); i++) {
                if (cards.get(i).rank() == r) {
                    n++;
                }
            }
            if (n == 2) {
                pairs++;
            } else if (n == 3) {
                three = true;
            } else if (n >= 4) {
                four = true;
            }
        }
        boolean flush = true;
        boolean straight = true;
        for (int i = 1; i < cards.size(); i++) {
            if (cards.get(i).suit() != cards.get(i - 1).suit()) {
                flush = false;
            }
            if (cards.get(i).rank() != cards.get(i - 1).rank() + 1) {
                straight = false;
            }
        }
        if (straight && flush) {
            return Category.STRAIGHT_FLUSH;
        } else if (four) {
            return Category.FOUR;
        } else if (three && pairs == 1) {
            return Category.FULL_HOUSE;
        } else if (flush) {
            return Category.FLUSH;
        } else if (straight) {
            return Category.STRAIGHT;
        } else if (three) {
            return Category.THREE;
        } else if (pairs == 2) {
            return Category.TWO_PAIRS;
        } else if (pairs == 1) {
            return Category.PAIR;
        }
        return Category.NOTHING;
    }

    @Override
    public int compareTo(Hand o) {
        Category mine = category();
        Category theirs = o.category();
        if (mine == theirs) {
            return highest().compareTo(o.highest());
        }
        return mine.compareTo(theirs);
    }
}
