package stall;

public record Receipt(int number, int items, long cents) {
}
