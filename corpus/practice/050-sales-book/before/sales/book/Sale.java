package sales.book;

public record Sale(String region, String item, long cents) {
}
