package lang.tokens;

/**
 * A token.
 *
 * @param kind n for numbers, w for words
 * @param text its characters
 */
public record Token(char kind, String text) {
}
