package rules.score;

abstract class Rule {
    abstract int apply(int points);
}
