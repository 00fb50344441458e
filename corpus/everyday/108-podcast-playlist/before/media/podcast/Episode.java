package media.podcast;

public record Episode(String show, String title, int minutes, boolean played) { }
