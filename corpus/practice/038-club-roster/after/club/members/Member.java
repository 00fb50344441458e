package club.members;

public record Member(String name, int age) {
}
