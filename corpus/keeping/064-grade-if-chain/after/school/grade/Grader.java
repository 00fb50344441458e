package school.grade;

public final class Grader {
    private final int[] counts = new int[5];

    public char grade(int points) {
        if (points < 0 || points > 100) {
            throw new IllegalArgumentException("points");
        }
        char grade = switch (points / 10) {
            case 10, 9 -> 'A';
            case 8 -> 'B';
            case 7 -> 'C';
            case 6 -> 'D';
            default -> 'F';
        };
        counts[grade == 'F' ? 4 : grade - 'A']++;
        return grade;
    }

    public int count(char grade) {
        return switch (grade) {
            case 'A', 'B', 'C', 'D' -> counts[grade - 'A'];
            case 'F' -> counts[4];
            default -> 0;
        };
    }
}
