package games.space;

public sealed interface Body {

    record Rock(int size) implements Body {
    }

    record Ship(String pilot, int shield) implements Body {
    }

    record Shot(Ship owner) implements Body {
    }
}
